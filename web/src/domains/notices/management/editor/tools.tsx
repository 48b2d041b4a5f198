import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  DeleteColumnOutlined,
  DeleteRowOutlined,
  InsertRowBelowOutlined,
  InsertRowRightOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  RestOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { zh } from '../locales/zh.ts';

/** Something that a button above the text does to it. */
export interface Tool {
  readonly name: keyof typeof zh;
  readonly icon: ReactNode;
  /** Whether what is chosen is so already; a tool without it is no state. */
  readonly active?: (editor: Editor) => boolean;
  readonly enabled?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => unknown;
}

/** Letters in place of an icon: drawn, not read. */
const Letter = ({ is }: { readonly is: string }) => <span className="rich-text-letter" data-letter={is} aria-hidden />;

const inTable = (editor: Editor): boolean => editor.isActive('table');
const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  icon: <Letter is={`H${level - 1}`} />,
  active: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});
const align = (name: Tool['name'], alignment: string, icon: ReactNode): Tool => ({
  name,
  icon,
  active: (editor) => editor.isActive({ textAlign: alignment }),
  run: (editor) => editor.chain().focus().toggleTextAlign(alignment).run(),
});

/** The tools in their groups; that of links is the component's own. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      icon: <UndoOutlined aria-hidden />,
      enabled: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      icon: <RedoOutlined aria-hidden />,
      enabled: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
  [
    {
      name: 'bold',
      icon: <BoldOutlined aria-hidden />,
      active: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      icon: <ItalicOutlined aria-hidden />,
      active: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'underline',
      icon: <UnderlineOutlined aria-hidden />,
      active: (editor) => editor.isActive('underline'),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
  ],
  [heading(2), heading(3), heading(4)],
  [
    {
      name: 'bulletList',
      icon: <UnorderedListOutlined aria-hidden />,
      active: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      icon: <OrderedListOutlined aria-hidden />,
      active: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      icon: <Letter is="“”" />,
      active: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [
    align('alignLeft', 'left', <AlignLeftOutlined aria-hidden />),
    align('alignCenter', 'center', <AlignCenterOutlined aria-hidden />),
    align('alignRight', 'right', <AlignRightOutlined aria-hidden />),
  ],
  [
    {
      name: 'table',
      icon: <TableOutlined aria-hidden />,
      enabled: (editor) => !inTable(editor),
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    {
      name: 'clear',
      icon: <ClearOutlined aria-hidden />,
      run: (editor) => editor.chain().focus().clearNodes().unsetAllMarks().unsetTextAlign().run(),
    },
  ],
];

/** What is offered within a table alone. */
export const TABLE_TOOLS: readonly Tool[] = [
  { name: 'addRow', icon: <InsertRowBelowOutlined aria-hidden />, run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'addColumn', icon: <InsertRowRightOutlined aria-hidden />, run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'deleteRow', icon: <DeleteRowOutlined aria-hidden />, run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', icon: <DeleteColumnOutlined aria-hidden />, run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'deleteTable', icon: <RestOutlined aria-hidden />, run: (editor) => editor.chain().focus().deleteTable().run() },
];

export const LINK_ICON = <LinkOutlined aria-hidden />;
export { inTable };
