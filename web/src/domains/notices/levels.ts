/** The levels of notices that look like no other (NOTICE-1): an ordinary one is not marked, and this one is red. */
export const ORDINARY = 1;
export const RED = 2;
