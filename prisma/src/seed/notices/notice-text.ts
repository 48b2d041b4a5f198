import type { AttachmentKind } from './attachments.ts';

/** A notice as written by its authors. */
export interface NoticeText {
  readonly title: string;
  readonly titleEn?: string;
  /** HTML. */
  readonly content: string;
  readonly contentEn?: string;
  /** 1 ordinary, 2 red, 3 important. */
  readonly level: 1 | 2 | 3;
  /** Days since its publication; a draft has none. */
  readonly daysAgo?: number;
  /** The department that publishes it. */
  readonly from: string;
  /** The departments it is meant for; none means everyone. */
  readonly to?: readonly string[];
  readonly pinned?: true;
  readonly form?: true;
  readonly files?: readonly AttachmentKind[];
}

export const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

export const list = (...items: readonly string[]): string => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

export function table(head: readonly string[], ...rows: readonly (readonly (string | number)[])[]): string {
  const cells = (tag: 'th' | 'td', texts: readonly (string | number)[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table>`;
}
