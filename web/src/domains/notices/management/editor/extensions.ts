import { type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from './link-address.ts';

const ALIGNMENTS = ['left', 'center', 'right', 'justify'];

const alignmentOf = (element: HTMLElement): string | null => {
  const named = element.style.textAlign || element.getAttribute('align') || '';
  return ALIGNMENTS.includes(named) ? named : null;
};

/** Says by an attribute how lines are aligned: styles in the text are taken away wherever notices are shown. */
const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    const textAlign = {
      default: null,
      parseHTML: alignmentOf,
      renderHTML: ({ textAlign: align }: { readonly textAlign?: string | null }) => (align ? { align } : {}),
    };
    return [{ types: ['heading', 'paragraph'], attributes: { textAlign } }];
  },
}).configure({ types: ['heading', 'paragraph'], alignments: ALIGNMENTS });

/** A table without the widths that the editor would give its columns. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false });

/** A picture that a notice had before it was edited stays; none is put in here. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: {}, alt: {}, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src^="https://"], img[src^="http://"], img[src^="/"]:not([src^="//"]), img[src^="data:image/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** What a notice may be made of; whatever else is pasted leaves its words alone. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isLinkAddress,
    },
  }),
  Alignment,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  Picture,
];
