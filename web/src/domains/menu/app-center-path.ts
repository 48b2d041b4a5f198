/** Where all functions are (APPS-4). */
export const APP_CENTER_PATH = '/appCenter';
