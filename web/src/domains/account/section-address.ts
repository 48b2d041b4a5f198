/** Where the personal center is. */
export const CENTER_PATH = '/personalCenter';

/** The address of one of its sections, by the section's id. */
export const sectionAddress = (section: string): string => `${CENTER_PATH}?section=${section}`;
