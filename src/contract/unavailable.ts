// Takes: what is away, in the words of its driver. Gives: the error that says so: trouble of ours that passes, answered
// temporarily_unavailable. Never: the driver's own error as its cause: that carries the connection, and its password.

export class Unavailable extends Error {
  /** The driver's or the system's own code; empty where it has none. */
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.name = 'Unavailable';
    this.code = code;
  }
}
