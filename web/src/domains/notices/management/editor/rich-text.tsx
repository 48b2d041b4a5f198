import { EditorContent, useEditor } from '@tiptap/react';
import { cleanPaste } from './clean-paste.ts';
import { EXTENSIONS } from './extensions.ts';
import { Toolbar } from './toolbar.tsx';
import './rich-text.css';

export interface RichTextProps {
  /** What it is called to who cannot see it. */
  readonly label: string;
  readonly lang: string;
  readonly required?: boolean;
  /** Given by the form field round it. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (html: string) => void;
  readonly onBlur?: () => void;
  readonly 'aria-invalid'?: boolean | 'true' | 'false';
  readonly 'aria-describedby'?: string;
}

/** The empty paragraph that the editor keeps below a table is no part of the text. */
const TRAILING = /(?:<p><\/p>)+$/;

/** A text with headings, lists, tables and links, as HTML. What is pasted into it comes out clean (NOTICE-7). */
export function RichText({ label, lang, required = false, id, value = '', onChange, onBlur, ...aria }: RichTextProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        ...(id && { id }),
        class: 'rich-text-words notice-content',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(required),
        lang,
      },
    },
    onUpdate: ({ editor: changed }) => onChange?.(changed.isEmpty ? '' : changed.getHTML().replace(TRAILING, '')),
    onBlur: () => onBlur?.(),
  });
  return (
    <div className="rich-text" data-invalid={aria['aria-invalid']}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
