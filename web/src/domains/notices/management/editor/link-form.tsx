import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import '../../../../shared/ui/hall-button.css';
import { useTexts } from '../texts.ts';
import { isLinkAddress, linkAddressOf } from './link-address.ts';

interface LinkFormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Gives the chosen text a link; where nothing is chosen, the address is the text. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
}

/** Asks for the address of a link, in a line below the tools: a form within the form it cannot be. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const { t } = useTexts();
  const id = useId();
  const present = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(present);
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const set = () => {
    const href = linkAddressOf(address.trim());
    if (!isLinkAddress(href)) return setRefused(true);
    setLink(editor, href);
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else close();
  };
  return (
    <div className="rich-text-link">
      <label htmlFor={id}>{t('linkAddress')}</label>
      <input
        ref={field}
        id={id}
        type="url"
        value={address}
        maxLength={500}
        aria-invalid={refused}
        onChange={({ target }) => {
          setAddress(target.value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="hall-button" onClick={set}>
        {t('setLink')}
      </button>
      {present && (
        <button type="button" className="hall-button hall-button-plain" onClick={remove}>
          {t('removeLink')}
        </button>
      )}
      <p role="alert">{refused && t('badLink')}</p>
    </div>
  );
}
