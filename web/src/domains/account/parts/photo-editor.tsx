import type { UserInfo } from '@hall/contract/account';
import { RULES, type Rule } from '@hall/contract/errors';
import { photoFault } from '@hall/contract/rules/photo';
import { Button, Popconfirm } from 'antd';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useUpdateProfileMutation } from '../center-api.ts';
import { useTexts } from '../texts.ts';
import { Avatar } from './avatar.tsx';
import './photo-editor.css';

const PhotoCrop = lazyPart<{ readonly file: File; readonly onDone: () => void; readonly onBroken: () => void }>(() =>
  import('./photo-crop.tsx').then((part) => part.PhotoCrop),
);

/** What is wrong with a file that was chosen, by its content. */
const faultOf = async (file: File): Promise<Rule | undefined> => photoFault(new Uint8Array(await file.arrayBuffer()));

/** The person's photo: another one is chosen and cropped; it can be removed. */
export function PhotoEditor({ person }: { readonly person: UserInfo }) {
  const { t, language } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<Rule>();
  const [save] = useUpdateProfileMutation();
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const found = await faultOf(chosen);
    setFault(found);
    setFile(found ? undefined : chosen);
  };
  const remove = async () => {
    const { error } = await save({ photo: '' });
    if (!error) toastLane.show({ tone: 'success', text: t('photoRemoved') });
  };
  return (
    <div className="center-photo">
      <Avatar person={person} size={72} />
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg"
          data-testid="photo-file"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{t('changePhoto')}</Button>
        {person.photo && (
          <Popconfirm
            title={t('askRemovePhoto')}
            okText={t('remove')}
            cancelText={t('cancel')}
            okButtonProps={{ danger: true }}
            onConfirm={remove}
          >
            <Button type="link" danger>
              {t('removePhoto')}
            </Button>
          </Popconfirm>
        )}
        <p className={fault ? 'center-fault' : 'center-absent'} role={fault ? 'alert' : undefined}>
          {fault ? RULES[fault][language] : t('photoHint')}
        </p>
      </div>
      {file && (
        <PhotoCrop
          file={file}
          onDone={() => setFile(undefined)}
          onBroken={() => {
            setFile(undefined);
            setFault('photo-type');
          }}
        />
      )}
    </div>
  );
}
