import { Typography } from 'antd';
import { useTexts } from '../texts.ts';

/** A text in the type of machines, with a button that copies it. */
export function CopiedText({ text, label }: { readonly text: string; readonly label?: string }) {
  const { t } = useTexts();
  const [copy, copied] = [label ?? t('copy'), t('copied')];
  return (
    <Typography.Text className="code" copyable={{ text, tooltips: [copy, copied] }}>
      {text}
    </Typography.Text>
  );
}
