import { type Project, ProjectAction, ProjectDecision, type ProjectEffect, REASON_MAX } from '@hall/contract/projects';
import type { ProjectAction as Deciding } from '@hall/contract/rules/project-states';
import { labelOf } from '@hall/contract/wire/coded';
import { Input } from 'antd';
import { useState } from 'react';
import { isMeanwhile, refusalText } from '../../../shared/api/failure.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { PersonSelect } from '../../people/index.ts';
import { useDecideMutation, useProjectEffectQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { EffectView } from './effect-view.tsx';

export interface DecisionFormProps {
  readonly project: Project;
  readonly action: Deciding;
  readonly onClose: () => void;
}

const { EntityForm, FormField } = formOf(ProjectDecision);

/** Actions by which somebody loses something. */
const TAKES_AWAY: readonly Deciding[] = ['freeze', 'close'];

/** What the server is told where nothing was shown yet: it refuses that, and says what is wrong with the leader. */
const NOT_SHOWN = '-';

interface ShownEffectProps {
  readonly project: Project;
  readonly query: {
    readonly currentData?: ProjectEffect | undefined;
    readonly error?: unknown;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly isUninitialized: boolean;
    readonly refetch: () => unknown;
  };
}

function ShownEffect({ project, query }: ShownEffectProps) {
  const { t, language } = useTexts();
  const refused = query.isFetching ? undefined : refusalText(query.error, language);
  const shown = refused ? (
    <p role="alert">{refused}</p>
  ) : (
    <QueryView query={{ ...query, data: query.currentData }} lines={4}>
      {(effect) => <EffectView before={project.state} effect={effect} />}
    </QueryView>
  );
  return (
    <section className="project-effect-part" aria-label={t('effect')}>
      <h3>{t('effect')}</h3>
      {query.isUninitialized ? <p className="hall-soft">{t('chooseLeader')}</p> : shown}
    </section>
  );
}

/** Decides on a project, once it is shown what that does; what changed meanwhile is shown anew (PROJ-1, PROJ-7). */
export function DecisionForm({ project, action, onClose }: DecisionFormProps) {
  const { t, language, pick } = useTexts();
  const { code, state } = project;
  const [leader, setLeader] = useState<string>();
  const isHanded = action === 'leader';
  const asked = { code, action, ...(leader !== undefined && { leader }) };
  const query = useProjectEffectQuery(asked, { skip: isHanded && leader === undefined, refetchOnMountOrArgChange: true });
  const [decide] = useDecideMutation();
  const send = async ({ reason }: ProjectDecision) => {
    try {
      return await decide({ ...asked, reason, shown: query.currentData?.shown ?? NOT_SHOWN }).unwrap();
    } catch (error) {
      if (isMeanwhile(error)) void query.refetch();
      throw error;
    }
  };
  const called = labelOf(ProjectAction, action, language);
  const name = pick(project.name, project.nameEn);
  const title = t('decideOn', { action: called, name });
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <EntityForm
        label={title}
        send={called}
        danger={TAKES_AWAY.includes(action)}
        initial={{ code, action }}
        onSend={send}
        onSent={toldAndClosed(t('done', { action: called, name }), onClose)}
        onCancel={onClose}
      >
        {isHanded && (
          <FormField name="leader" required>
            <PersonSelect known={undefined} onChange={setLeader} />
          </FormField>
        )}
        <ShownEffect key={state} project={project} query={query} />
        <FormField name="reason" required>
          <Input.TextArea maxLength={REASON_MAX} autoSize={{ minRows: 2, maxRows: 6 }} showCount />
        </FormField>
      </EntityForm>
    </Dialog>
  );
}
