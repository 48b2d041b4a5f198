import type { Prepared } from '@hall/database/prepare';

const WORDS = { added: 'added', updated: 'updated', kept: "left as the institution's", removed: 'removed' } as const;

/** What an operator is told of how the database was prepared, a line each; nothing when it was ready. */
export function preparedLines({ created, migrations, catalogue, administrator }: Prepared): string[] {
  const parts = created
    ? []
    : (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((what) => {
        const names = catalogue?.[what] ?? [];
        return names.length > 0 ? [`${names.length} ${WORDS[what]} (${names.join(', ')})`] : [];
      });
  return [
    ...(created ? ['The database was made.'] : []),
    ...(migrations.length > 0 ? [`Migrations applied: ${migrations.join(', ')}.`] : []),
    ...(parts.length > 0 ? [`Catalogue: ${parts.join('; ')}.`] : []),
    ...(administrator
      ? [
          `First administrator: ${administrator.userName}, password ${administrator.password} (shown this once, changed at the first sign-in).`,
        ]
      : []),
  ];
}
