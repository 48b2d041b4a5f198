const HAN = /\p{Script=Han}/u;

/** What a person typed, who writes in either language whichever the page is in: marked as that of its own. */
export const TypedText = ({ text }: { readonly text: string }) => <span lang={HAN.test(text) ? 'zh-CN' : 'en'}>{text}</span>;
