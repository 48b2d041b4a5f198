import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = import.meta.dirname;

/** Attributes whose value people read or hear. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'label',
  'placeholder',
  'title',
  'description',
  'content',
  'okText',
  'cancelText',
]);

/** What is the same in every language: languages name themselves, and the console tells integrators what spec 5 words. */
const SAID_AS_IT_IS = new Set(['中文', 'English', '按钮类别不合法或重复']);

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isNode);
const isWording = (text: string): boolean => /\p{Script=Han}|\p{L}{2,}/u.test(text) && !SAID_AS_IT_IS.has(text.trim());
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text) && !SAID_AS_IT_IS.has(text.trim());

/** Literal text that a value may come to: itself, and the branches of a choice. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'TemplateLiteral') return (value.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked);
  if (value.type === 'ConditionalExpression') return [...textsOf(value.consequent), ...textsOf(value.alternate)];
  if (value.type === 'LogicalExpression') return textsOf(value.right);
  if (value.type === 'JSXExpressionContainer') return textsOf(value.expression);
  return [];
}

/** Text of a source that no resource has: what stands between tags, what is read of attributes, and Chinese anywhere. */
function hardCoded(node: Node): string[] {
  const own = () => {
    switch (node.type) {
      case 'JSXText':
        return [String(node.value)].filter(isWording);
      case 'JSXElement':
      case 'JSXFragment':
        return (node.children as Node[])
          .filter(({ type }) => type === 'JSXExpressionContainer')
          .flatMap(textsOf)
          .filter(isWording);
      case 'JSXAttribute':
        return READ.has(String((node.name as Node).name)) ? textsOf(node.value).filter(isWording) : [];
      case 'Literal':
      case 'TemplateElement':
        return [typeof node.value === 'string' ? node.value : String((node.value as { cooked?: string } | null)?.cooked ?? '')].filter(
          isHan,
        );
      default:
        return [];
    }
  };
  return [...own(), ...childrenOf(node).flatMap(hardCoded)];
}

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)(locales|testing)\//.test(path),
);

const programOf = (path: string): Node => parseSync(path, readFileSync(join(ROOT, path), 'utf8')).program as unknown as Node;

it('SHELL-11 no text is hard-coded: all of it is in the resources of both languages', () => {
  const found = sources.flatMap((path) => [...new Set(hardCoded(programOf(path)))].map((text) => `${path}: ${text.trim()}`));
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it('SHELL-11 the scan finds what it is for', () => {
  const of = (code: string) => hardCoded(parseSync('a.tsx', code).program as unknown as Node);
  expect(of('const a = <p>Hello there</p>')).toEqual(['Hello there']);
  expect(of('const a = <p title="Close it">{b && "Saved"} {c ? `Yes` : t("no")}</p>')).toEqual(
    expect.arrayContaining(['Close it', 'Saved', 'Yes']),
  );
  expect(of('const words = ["保存"]')).toEqual(['保存']);
  expect(of('const a = <p className="big wide">{t("name")}: ×</p>')).toEqual([]);
});

const ICON = /<\w+(?:Outlined|Filled|TwoTone)\b([^>]*)\/?>/g;

it('SHELL-15 icons say nothing of their own: they are hidden, or have a name in the language of the page', () => {
  const loud = sources.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(ICON)]
      .filter(([, attributes = '']) => !/aria-hidden|aria-label=\{/.test(attributes))
      .map(([icon]) => `${path}: ${icon}`),
  );
  expect(loud).toEqual([]);
});
