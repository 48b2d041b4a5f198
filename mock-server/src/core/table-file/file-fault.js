/** What is wrong with a file as a whole: a rule, with its parameters. */
export class FileFault extends Error {
  /**
   * @param {string} rule
   * @param {Record<string, string | number>} params
   */
  constructor(rule, params = {}) {
    super(rule);
    this.rule = rule;
    this.params = params;
  }
}
