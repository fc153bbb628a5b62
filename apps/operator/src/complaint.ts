/** Something the person at the keyboard can mend: printed as one sentence, without a stack. */
export class Complaint extends Error {}
