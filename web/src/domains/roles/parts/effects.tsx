import type { RoleEffect, rolesEndpoints } from '@hall/contract/role-management';
import { RowWidth } from '@hall/contract/role-management';
import { labelOf } from '@hall/contract/wire/coded';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import { useRoleEffectsQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import './effects.css';

function Names({ effect: { named, people } }: { readonly effect: RoleEffect }) {
  const { t, pick } = useTexts();
  const names = named.map((person) => pick(person.name, person.nameEn)).join(t('between'));
  return <span className="hall-soft">{people > named.length ? t('namedOf', { names }) : names}</span>;
}

function EffectLines({ title, effects }: { readonly title: string; readonly effects: readonly RoleEffect[] }) {
  const { t, pick, language } = useTexts();
  if (effects.length === 0) return null;
  const rows = (width: RowWidth | undefined) => (width ? labelOf(RowWidth, width, language) : '—');
  return (
    <section className="role-effects-part">
      <h4>{title}</h4>
      <ul>
        {effects.map((effect) => (
          <li key={`${effect.permissionId} ${effect.before} ${effect.after}`}>
            <strong>{pick(effect.name, effect.nameEn)}</strong>
            <span>{t('toPeople', { count: effect.people })}</span>
            {effect.before && effect.after && <span>{t('widthChange', { before: rows(effect.before), after: rows(effect.after) })}</span>}
            <Names effect={effect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who gains or loses what by a change of a role, before it is made (SYS-3). */
export function Effects({ change }: { readonly change: RequestOf<typeof rolesEndpoints.effects> }) {
  const { t } = useTexts();
  const { data, isFetching } = useRoleEffectsQuery(change, { refetchOnMountOrArgChange: true });
  const said = data?.people ? t('effects', { count: data.people }) : t('noEffect');
  return (
    <div className="role-effects">
      <p role="status">{isFetching || !data ? t('checking') : said}</p>
      {data && (
        <div className={isFetching ? 'role-effects-stale' : undefined}>
          <EffectLines title={t('gain')} effects={data.gained} />
          <EffectLines title={t('lose')} effects={data.lost} />
        </div>
      )}
    </div>
  );
}
