/** Where people's passwords are checked by LDAP. */
export interface DirectorySettings {
  /** `ldap:` or `ldaps:` and the host. */
  readonly url: string;
  /** Below which people are looked for. */
  readonly baseDn: string;
  /** Attribute that holds the sign-in name. */
  readonly userAttribute: string;
  /** Who looks for people, where the directory does not let everyone; nobody unless given. */
  readonly bindDn?: string | undefined;
  readonly bindPassword?: string | undefined;
}

/** The systems behind the other ways in. Embedded ones know where they are only once they listen, hence functions. */
export interface Counterparts {
  /** Origin under which people reach the hall; never taken from a request. */
  hallOrigin(): string;
  directory(): DirectorySettings;
  /** The central sign-on as browsers reach it, and as this server does; no slash at the end. */
  cas(): { readonly browser: string; readonly server: string };
  /** Page of the authentication service that sends people back with an authorization token. */
  authentication(): string;
  /** Longest wait for one of them, ms. */
  readonly patienceMs: number;
}
