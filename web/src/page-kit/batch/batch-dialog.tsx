import { UploadOutlined } from '@ant-design/icons';
import { BATCH_MAX } from '@hall/contract/wire/list';
import { Button, Input } from 'antd';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Dialog, FIRST_FOCUS } from '../../shared/ui/dialog/dialog.tsx';
import { type TextKey, useTexts } from '../texts.ts';
import { type BatchKeys, batchKeys } from './batch-keys.ts';
import { textOf } from './file-text.ts';

interface BatchDialogProps {
  /** What the keys are, where the page tells. */
  readonly term: string | undefined;
  /** The keys that are asked for at present. */
  readonly keys: readonly string[];
  readonly onClose: () => void;
  readonly onQuery: (keys: readonly string[]) => void;
}

type Fault = [TextKey, Readonly<Record<string, number>>];

function faultOf({ keys, tooMany, longLine }: BatchKeys): Fault | undefined {
  if (tooMany) return ['batchTooMany', { maximum: BATCH_MAX, count: keys.length }];
  if (longLine !== undefined) return ['batchKeyTooLong', { line: longLine }];
  return keys.length === 0 ? ['batchNone', {}] : undefined;
}

function FileButton({ onText, onUnreadable }: { readonly onText: (text: string) => void; readonly onUnreadable: () => void }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.arrayBuffer().then(textOf, () => undefined);
    target.value = '';
    // A file that is no text has characters that no text has.
    if (text === undefined || text.includes('\0')) onUnreadable();
    else onText(text);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,text/plain"
        hidden
        aria-label={t('batchUpload')}
        onChange={(event) => void read(event)}
      />
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('batchUpload')}
      </Button>
    </>
  );
}

/** Takes the keys of a batch query, pasted or from a text file (QUERY-6). */
export function BatchDialog({ term, keys, onClose, onQuery }: BatchDialogProps) {
  const { t } = useTexts();
  const [text, setText] = useState(keys.join('\n'));
  const [unreadable, setUnreadable] = useState(false);
  const [asked, setAsked] = useState(false);
  const hint = useId();
  const found = batchKeys(text);
  const fault = faultOf(found);
  const told = fault && (asked || fault[0] !== 'batchNone') ? t(...fault) : unreadable ? t('batchUnreadable') : undefined;
  const put = (next: string) => {
    setText(next);
    setUnreadable(false);
  };
  const query = () => {
    setAsked(true);
    if (fault) return;
    onQuery(found.keys);
    onClose();
  };
  return (
    <Dialog
      title={t('batch')}
      width={520}
      lightDismiss={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" onClick={query}>
            {t('query')}
          </Button>
        </>
      }
    >
      <div className="kit-batch">
        <p id={hint}>{term ? t('batchHintOf', { term, maximum: BATCH_MAX }) : t('batchHint', { maximum: BATCH_MAX })}</p>
        <Input.TextArea
          aria-label={t('batchKeys')}
          aria-describedby={hint}
          value={text}
          {...FIRST_FOCUS}
          {...(told && { status: 'error' as const })}
          onChange={(event) => put(event.target.value)}
        />
        {told && (
          <p className="kit-fault" role="alert">
            {told}
          </p>
        )}
        <p className="kit-batch-foot">
          <FileButton onText={put} onUnreadable={() => setUnreadable(true)} />
          <span aria-live="polite">
            {t('batchCount', { count: found.keys.length })}
            {found.dropped > 0 && ` · ${t('batchDropped', { count: found.dropped })}`}
          </span>
        </p>
      </div>
    </Dialog>
  );
}
