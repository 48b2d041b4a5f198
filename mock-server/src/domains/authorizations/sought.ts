/** What is true of people who are looked for by a part of name or staff number. */
export const personSought = (text: string): object => ({
  OR: [{ name: { contains: text } }, { nameEn: { contains: text } }, { staffNumber: { contains: text } }],
});

/** What is true of projects that are looked for by a part of their code or name. */
export const projectSought = (text: string): object => ({
  OR: [{ code: { contains: text } }, { name: { contains: text } }, { nameEn: { contains: text } }],
});

/** What is true of grants or applications that are looked for by a part of their number, or of the code or name of their project. */
export const numberOrProjectSought = (text: string): object => ({ OR: [{ number: { contains: text } }, { project: projectSought(text) }] });
