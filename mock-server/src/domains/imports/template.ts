import { IMPORT_ROWS_MAX, type importsEndpoints } from '@hall/contract/imports';
import { attachmentType } from '@hall/contract/rules/attachment';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { DataValidation, WriteSheet } from 'hucre';
import { utils } from 'xlsx';
import type { FileAnswer, SignedInCall } from '../../core/call.ts';
import type { Import } from '../../core/define-import.ts';
import { REQUIRED_MARK } from '../../core/headings.ts';
import type { RowCheck } from '../../core/import-plan.ts';
import type { Services } from '../../core/services.ts';
import { withStyledColumns, writeBook } from '../../core/table-file/write-book.ts';
import { requireImport } from './kinds.ts';

type Language = 'zh' | 'en';
type Values = RowCheck<never>['values'];

const WORDS = {
  zh: { data: '数据', help: '填写说明', lists: '可选值', head: ['列', '必填', '示例', '说明'], required: '是', file: '导入模板' },
  en: {
    data: 'Data',
    help: 'Instructions',
    lists: 'Values',
    head: ['Column', 'Required', 'Example', 'Note'],
    required: 'Yes',
    file: 'import template',
  },
} as const;
const WIDTH = 20;
const HEAD = { font: { bold: true } } as const;
/** Numbers stay as they are typed. */
const AS_TEXT = '@';

const letterOf = utils.encode_col;

/** The columns to be filled in: whatever is typed stays a text, and what can be listed is chosen from a list. */
function dataSheet({ fields }: Import, values: Values, language: Language): WriteSheet {
  const headings = fields.map(({ title, required }) => title[language] + (required ? REQUIRED_MARK : ''));
  const listed = Object.keys(values);
  const dataValidations = fields.flatMap(({ id }, index): DataValidation[] => {
    const place = listed.indexOf(id);
    if (place < 0 || values[id]?.length === 0) return [];
    const column = letterOf(place);
    const last = (values[id]?.length ?? 0) + 1;
    return [
      {
        type: 'list',
        formula1: `'${WORDS[language].lists}'!$${column}$2:$${column}$${last}`,
        range: `${letterOf(index)}2:${letterOf(index)}${IMPORT_ROWS_MAX + 1}`,
        allowBlank: true,
        // Several of them can stand in one cell.
        showErrorMessage: false,
      },
    ];
  });
  return {
    name: WORDS[language].data,
    columns: fields.map(() => ({ width: WIDTH, numFmt: AS_TEXT })),
    rows: [headings],
    dataValidations,
    freezePane: { rows: 1 },
  };
}

const helpSheet = ({ fields }: Import, language: Language): WriteSheet => ({
  name: WORDS[language].help,
  columns: [{ width: WIDTH }, { width: WIDTH / 2 }, { width: WIDTH * 1.5 }, { width: WIDTH * 3 }],
  rows: [
    [...WORDS[language].head],
    ...fields.map(({ title, required, example, note }) => [
      title[language],
      required ? WORDS[language].required : '',
      example[language],
      note?.[language] ?? '',
    ]),
  ],
  cells: new Map([0, 1, 2, 3].map((column) => [`0,${column}`, { style: HEAD }])),
});

function listsSheet({ fields }: Import, values: Values, language: Language): WriteSheet {
  const lists = Object.values(values);
  const height = Math.max(0, ...lists.map((list) => list.length));
  const titles = Object.keys(values).map((id) => fields.find((field) => field.id === id)?.title[language] ?? id);
  const lines = Array.from({ length: height }, (_, line) => lists.map((list) => list[line]?.[language] ?? ''));
  return { name: WORDS[language].lists, columns: lists.map(() => ({ width: WIDTH * 1.5 })), rows: [titles, ...lines] };
}

/** A spreadsheet to be filled in. */
export async function template(
  services: Services,
  { importId, locale }: RequestOf<typeof importsEndpoints.template>,
  call: SignedInCall,
): Promise<FileAnswer> {
  const kind = await requireImport(services, call, importId);
  const values = await kind.valuesOf(services.database.read, { services, person: call.person, at: services.clock.now() });
  const sheets = [dataSheet(kind, values, locale), helpSheet(kind, locale), listsSheet(kind, values, locale)];
  const name = `${locale === 'zh' ? `${kind.title.zh}${WORDS.zh.file}` : `${kind.title.en} ${WORDS.en.file}`}.xlsx`;
  return { name, mediaType: attachmentType(name), content: withStyledColumns(await writeBook({ sheets })) };
}
