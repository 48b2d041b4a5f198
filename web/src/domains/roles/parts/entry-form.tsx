import { ENTRY_NUMBER_MAX, type MenuEntry, MenuEntryDraft } from '@hall/contract/permission-management';
import { Check, Choice } from '../../../shared/form/choice.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Meanwhile, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { numberOf } from '../../../shared/form/number-of.ts';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { IconChoice } from '../../menu/index.ts';
import { useChangeMenuEntryMutation, useCreateMenuEntryMutation, useLazyMenuEntriesQuery } from '../entries-api.ts';
import { useEntriesTexts } from '../entries-texts.ts';
import type { EntryTree } from '../entry-tree.ts';
import { DirectorySelect, TOP } from './directory-select.tsx';
import { OpeningFields } from './opening-fields.tsx';

export interface EntryFormProps {
  readonly tree: EntryTree;
  /** The entry that is changed; a new one without. */
  readonly entry?: MenuEntry | undefined;
  /** The directory that a new one comes into. */
  readonly below?: string | undefined;
  /** A new one was made. */
  readonly onMade?: (id: string) => void;
  readonly onClose: () => void;
}

const { EntityForm, TextField, FormField } = formOf(MenuEntryDraft);

const DIGITS = 4;
const STEP = 10;

/** The serial number that comes last in a directory. */
function lastOf(tree: EntryTree, below: string | undefined): number {
  const beside = below ? tree.childrenOf(below) : tree.roots;
  return Math.min(ENTRY_NUMBER_MAX, Math.max(0, ...beside.map((id) => tree.nodes.get(id)?.order ?? 0)) + STEP);
}

function initialOf({ tree, entry, below }: EntryFormProps): Partial<MenuEntryDraft> {
  if (!entry)
    return {
      parentId: below ?? TOP,
      order: lastOf(tree, below),
      weight: 0,
      directory: false,
      hidden: false,
      opensFirstChild: false,
      systemId: '',
      opening: '0',
    };
  const { component: _, shipped: __, action: ___, pinyin: ____, version: _____, ...draft } = entry;
  return { ...draft, parentId: entry.parentId ?? TOP, systemId: entry.systemId ?? '' };
}

function KindField() {
  const { t } = useEntriesTexts();
  const options = [
    { value: false, label: t('function') },
    { value: true, label: t('directory') },
  ];
  return (
    <FormField name="directory" label={t('kind')}>
      <Choice label={t('kind')} options={options} />
    </FormField>
  );
}

function LookFields({ tree, entry }: Pick<EntryFormProps, 'tree' | 'entry'>) {
  const { t } = useEntriesTexts();
  return (
    <>
      <TextField name="name" {...(entry && FIRST_FOCUS)} />
      <TextField name="nameEn" />
      {!entry?.action && (
        <FormField name="parentId">
          <DirectorySelect tree={tree} without={entry?.id} />
        </FormField>
      )}
      <TextField name="order" hint={t('orderHint')} inputMode="numeric" maxLength={DIGITS} tidy={numberOf} />
      <TextField name="weight" hint={t('weightHint')} inputMode="numeric" maxLength={DIGITS} tidy={numberOf} />
      <FormField name="icon">
        <IconChoice />
      </FormField>
      <FormField name="hidden" hint={t('hiddenHint')}>
        <Check label={t('hideIt')} />
      </FormField>
    </>
  );
}

/** Saves an entry, with what the form does not show of one that belongs to the product. */
function useSave(): (draft: MenuEntryDraft, entry: MenuEntry | undefined) => Promise<unknown> {
  const [create] = useCreateMenuEntryMutation();
  const [change] = useChangeMenuEntryMutation();
  return (typed, entry) => {
    const { parentId, systemId, opening = '0', opensFirstChild = false } = typed;
    const draft = { ...typed, opening, opensFirstChild, parentId: parentId || undefined, systemId: systemId || undefined };
    if (!entry) return create(draft).unwrap();
    const { id, version, directory, action } = entry;
    if (!entry.shipped) return change({ ...draft, id, version, directory }).unwrap();
    const { component: _, shipped: __, action: ___, pinyin: ____, ...stored } = entry;
    const { name, nameEn, order, weight, icon, hidden } = draft;
    const place = action ? entry.parentId : draft.parentId;
    return change({ ...stored, name, nameEn, order, weight, icon, hidden, parentId: place }).unwrap();
  };
}

/** Adds a menu entry, or changes one; of what belongs to the product how it looks and where it stands (SYS-4). */
export function EntryForm(props: EntryFormProps) {
  const { tree, entry, onMade, onClose } = props;
  const { t, pick } = useEntriesTexts();
  const save = useSave();
  const [ask] = useLazyMenuEntriesQuery();
  const { now, saving } = useMeanwhile(entry, async () => (await ask().unwrap()).find(({ id }) => id === entry?.id));
  const title = entry ? t('editWhich', { name: pick(entry.name, entry.nameEn) }) : t('add');
  const nameOf = (id: string | undefined) => {
    const node = id ? tree.nodes.get(id) : undefined;
    return node ? pick(node.name, node.nameEn) : '—';
  };
  const placeTold = (was: MenuEntry, is: MenuEntry) => (name: string) =>
    name === 'parentId' ? `${nameOf(was.parentId)} → ${nameOf(is.parentId)}` : undefined;
  const saved = toldAndClosed(t('saved'), onClose);
  return (
    <Dialog title={title} width={640} onClose={onClose}>
      {(!entry || entry.shipped) && <p className="hall-soft">{t(entry ? 'shippedHint' : 'givesNothing')}</p>}
      <EntityForm
        label={title}
        initial={initialOf(props)}
        onSend={async (draft) => {
          await saving((present) => save(draft, present));
          onMade?.(draft.id);
        }}
        onSent={saved}
        onCancel={onClose}
      >
        {entry && now && now !== entry && <Meanwhile entity={MenuEntryDraft} opened={entry} now={now} told={placeTold(entry, now)} />}
        {!entry && <KindField />}
        <TextField name="id" hint={entry ? undefined : t('idHint')} disabled={entry !== undefined} {...(!entry && FIRST_FOCUS)} />
        <LookFields tree={tree} entry={entry} />
        {!entry?.shipped && <OpeningFields directory={entry?.directory} />}
      </EntityForm>
    </Dialog>
  );
}
