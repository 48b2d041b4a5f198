import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { LinkForm } from './link-form.tsx';
import { inTable, LINK_ICON, TABLE_TOOLS, TOOLS, type Tool } from './tools.tsx';
import { useRoving } from './use-roving.ts';

interface ToolButtonProps {
  readonly tool: Pick<Tool, 'name' | 'icon'>;
  readonly pressed: boolean | undefined;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function ToolButton({ tool: { name, icon }, pressed, disabled = false, onPress }: ToolButtonProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className="rich-text-tool"
      aria-label={t(name)}
      title={t(name)}
      aria-pressed={pressed}
      disabled={disabled}
      // The text keeps what is chosen in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}

/** How the tools stand, for what is chosen in the text. */
const stateOf = (editor: Editor) => ({
  tools: [...TOOLS.flat(), ...TABLE_TOOLS].map(({ active, enabled }) => [active?.(editor), enabled?.(editor) ?? true] as const),
  table: inTable(editor),
  link: editor.isActive('link'),
});

/** The buttons above a text. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const { t } = useTexts();
  const { row, onKeyDown } = useRoving<HTMLDivElement>();
  const [linking, setLinking] = useState(false);
  const { tools, table, link } = useEditorState({ editor, selector: ({ editor: present }) => stateOf(present) });
  const all = [...TOOLS.flat(), ...TABLE_TOOLS];
  const button = (tool: Tool) => {
    const [pressed, enabled] = tools[all.indexOf(tool)] ?? [];
    return <ToolButton key={tool.name} tool={tool} pressed={pressed} disabled={enabled === false} onPress={() => tool.run(editor)} />;
  };
  return (
    <>
      <div className="rich-text-tools" role="toolbar" aria-label={t('textTools')} ref={row} onKeyDown={onKeyDown}>
        {TOOLS.map((group) => (
          <span className="rich-text-group" key={group[0]?.name}>
            {group.map(button)}
          </span>
        ))}
        <span className="rich-text-group">
          <ToolButton tool={{ name: 'link', icon: LINK_ICON }} pressed={link} onPress={() => setLinking(!linking)} />
        </span>
        {table && <span className="rich-text-group">{TABLE_TOOLS.map(button)}</span>}
      </div>
      {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
