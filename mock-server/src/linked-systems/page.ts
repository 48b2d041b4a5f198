import { yuanOf } from '../core/money.ts';

/** Text that is safe inside HTML, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** HTML that is safe already. */
export interface Html {
  readonly html: string;
}

/** Builds HTML; every value that is not HTML itself is escaped. */
export const html = (parts: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html => ({
  html: parts.reduce((text, part, index) => text + asHtml(values[index - 1]) + part),
});

function asHtml(value: string | number | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((part: Html) => part.html).join('');
  return typeof value === 'object' ? (value as Html).html : escapeHtml(String(value));
}

/** Text in Chinese, with English below it. */
export const two = (zh: string, en: string): Html => html`${zh}<small lang="en">${en}</small>`;

/** Yuan with two decimals and thousands separators, from fen. */
export const yuan = (fen: number): string => yuanOf(fen).replace(/\B(?=(\d{3})+\.)/g, ',');

const STYLE = `body{font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;margin:0;color:#1f2a37;background:#fff}
main{max-width:1000px;margin:0 auto;padding:24px}h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px;color:#5b6675}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;min-width:520px}th,td{padding:8px 12px;border-bottom:1px solid #e3e8ef;text-align:left;vertical-align:top}
th{background:#f5f7fa;font-weight:600}.amount{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}small{color:#5b6675;display:block}
button{font:inherit;padding:4px 14px;border-radius:6px;border:1px solid #0d6ce4;background:#0d6ce4;color:#fff;cursor:pointer}
form.sign-in{flex-direction:column;max-width:320px;gap:16px}label{display:block}label img{display:block;margin:4px 0;border:1px solid #c6ced8;border-radius:6px}input{font:inherit;display:block;width:100%;box-sizing:border-box;padding:6px 10px;border:1px solid #c6ced8;border-radius:6px}
form.sign-in .notice,.reason{margin:0}.reason{font-size:.875em;color:#52606d}.buttons{display:flex;flex-wrap:wrap;gap:8px}.buttons button:first-child{flex:1}
button.plain{background:#fff;color:#1f2a37;border-color:#c6ced8}form{display:flex;gap:8px}
h2{font-size:16px;margin:24px 0 8px}form.claim{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:12px 16px;align-items:end}form.claim .buttons{margin:0}select{font:inherit;display:block;width:100%;box-sizing:border-box;padding:6px 10px;border:1px solid #c6ced8;border-radius:6px;background:#fff}
.notice{background:#eaf3ff;border:1px solid #b5d3fa;border-radius:6px;padding:8px 12px;color:#1f2a37}`;

/** A page of a demo system: its name and the person's, then what it shows. */
export const page = (title: string, titleEn: string, person: string, body: Html): string =>
  `<!doctype html>${
    html`<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} ${titleEn}</title><style>${{ html: STYLE }}</style></head><body><main><h1>${title} <span lang="en">${titleEn}</span></h1><p>${person}</p>${body}</main></body></html>`
      .html
  }`;

export interface Column<T> {
  readonly title: string;
  readonly titleEn: string;
  readonly amount?: true;
  cell(row: T): string | Html;
}

/** A table, or a line that says there is nothing. */
export function table<T>(columns: readonly Column<T>[], rows: readonly T[]): Html {
  if (rows.length === 0) return html`<p class="notice">暂无数据 <span lang="en">Nothing here yet</span></p>`;
  const cls = (column: Column<T>) => (column.amount ? 'amount' : '');
  const head = columns.map(
    (column) => html`<th scope="col" class="${cls(column)}">${column.title}<small lang="en">${column.titleEn}</small></th>`,
  );
  const line = (row: T) => html`<tr>${columns.map((column) => html`<td class="${cls(column)}">${column.cell(row)}</td>`)}</tr>`;
  return html`<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.map(line)}</tbody></table></div>`;
}
