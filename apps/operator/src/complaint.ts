/** An error that the person at the keyboard can correct: printed as one sentence, without a stack. */
export class Complaint extends Error {}
