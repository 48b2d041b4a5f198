import type { ParameterSetting } from '@hall/contract/parameter-management';
import { useTexts } from '../texts.ts';
import './said.css';

/** A text of the institution, which an English page has to mark where it is Chinese. */
function Words({ zh, en }: { readonly zh: string; readonly en: string }) {
  const { pick, language } = useTexts();
  const words = pick(zh, en);
  return language === 'en' && /\p{Script=Han}/u.test(words) ? <span lang="zh-CN">{words}</span> : words;
}

/** An identifier is of no language. */
export const Id = ({ setting: { id } }: { readonly setting: ParameterSetting }) => <span lang="zxx">{id}</span>;

/** What a parameter says unless it is set. */
export const Fallback = ({ setting: { fallback, fallbackEn } }: { readonly setting: ParameterSetting }) => (
  <Words zh={fallback} en={fallbackEn} />
);

/** The value of a parameter in words; of a colour it is seen as well. */
export function Said({ setting: { kind, value, said, saidEn } }: { readonly setting: ParameterSetting }) {
  if (kind !== 'colour') return <Words zh={said} en={saidEn} />;
  return (
    <span className="parameter-said">
      <span className="parameter-swatch" style={{ background: value }} />
      {value}
    </span>
  );
}
