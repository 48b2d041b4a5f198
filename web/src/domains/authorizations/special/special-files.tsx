import { SpecialDraft } from '@hall/contract/special-grants';
import { termOf } from '@hall/contract/wire/entity';
import { useEffect, useEffectEvent } from 'react';
import { FileField } from '../../../shared/files/file-field.tsx';
import type { Files } from '../../../shared/files/use-files.ts';
import type { Control } from '../../../shared/form/control.ts';
import { useLanguage } from '../../../shared/i18n/use-language.tsx';

interface SpecialFilesProps extends Control<string[]> {
  readonly files: Files;
  readonly onAdd: (chosen: readonly File[]) => void;
}

/** The files of a grant as a field of its form, which has the ids of what is uploaded, and keys of what is not yet. */
export function SpecialFiles({ id, files, onAdd, onChange }: SpecialFilesProps) {
  const language = useLanguage();
  const { attached, waiting } = files;
  const keys = [...attached.map((file) => file.id), ...waiting.map(({ key }) => key)];
  const tell = useEffectEvent(() => onChange?.(keys));
  const held = keys.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is told once the files are others.
  useEffect(() => tell(), [held]);
  return <FileField id={id} called={termOf(SpecialDraft, 'attachments', language)} files={files} onAdd={onAdd} />;
}
