import { Modal } from 'antd';
import { useTexts } from '../texts.ts';
import { PhoneNeededDialog } from './phone-needed.tsx';

/** Why something was not opened in a window. */
export type Problem = Unopened | { readonly kind: 'phone' };

type Unopened =
  | { readonly kind: 'blocked'; readonly name: string; readonly address: string }
  | { readonly kind: 'failed'; readonly name: string; readonly retry: () => void }
  | { readonly kind: 'refused' | 'nowhere'; readonly name: string };

const TEXTS = { blocked: 'blockedHint', failed: 'failed', refused: 'refused', nowhere: 'nowhere' } as const;

function Remedy({ problem, onClose }: { readonly problem: Unopened; readonly onClose: () => void }) {
  const { t } = useTexts();
  if (problem.kind === 'blocked')
    return (
      <a href={problem.address} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        {t('openLink', { name: problem.name })}
      </a>
    );
  if (problem.kind !== 'failed') return null;
  const retry = () => {
    onClose();
    problem.retry();
  };
  return (
    <button type="button" className="hall-button hall-button-plain" onClick={retry}>
      {t('retry')}
    </button>
  );
}

/** Tells in place why something was not opened, with what helps (MENU-6). */
export function OpeningProblem({ problem, onClose }: { readonly problem: Problem | undefined; readonly onClose: () => void }) {
  const { t } = useTexts();
  if (problem?.kind === 'phone') return <PhoneNeededDialog onClose={onClose} />;
  const title = t(problem?.kind === 'blocked' ? 'blockedTitle' : 'notOpenedTitle');
  return (
    <Modal open={problem !== undefined} title={title} footer={null} onCancel={onClose}>
      {problem && (
        <>
          <p>{t(TEXTS[problem.kind], { name: problem.name })}</p>
          <Remedy problem={problem} onClose={onClose} />
        </>
      )}
    </Modal>
  );
}
