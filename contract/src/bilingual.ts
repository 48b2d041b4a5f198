/** One text in both languages. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** What a value is called: Chinese, English. */
export type Label = readonly [zh: string, en: string];
