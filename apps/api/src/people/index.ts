export {
  answerDeviceLogin,
  findDeviceLogin,
  finishDeviceLogin,
  startDeviceLogin,
} from './device-logins.ts'
export { changeEmail, startEmailChange, undoEmailChange } from './email-change.ts'
export type { TooMany, WrongCode } from './limits.ts'
export { countMails } from './mails/store.ts'
export { changeAccount, getAccount } from './me.ts'
export { notifyPeople } from './notices.ts'
export { addPasskey, listPasskeys, type Passkey, removePasskey, startPasskey } from './passkeys/own.ts'
export { signInWithPasskey, startPasskeySignIn, stepUpWithPasskey } from './passkeys/sign-in.ts'
export type { Origin } from './people.ts'
export { makeRecoveryCodes, signInWithRecoveryCode } from './recovery.ts'
export { digestOf as browserDigest } from './secrets.ts'
export {
  endOtherSessions,
  endSession,
  findPersonOfSession,
  findSession,
  isSignedInAt,
  listSessions,
  type SessionHolder,
} from './sessions.ts'
export {
  openSignInLink,
  type Reserved,
  type SignedIn,
  sendSignInCode,
  signInWithCode,
} from './sign-in.ts'
export { listSignIns } from './sign-ins.ts'
export { sendStepUpCode, stepUpWithCode } from './step-up.ts'
export { stopSessions } from './stops.ts'
export { ensurePerson, findAddresses, findPeople, findPersonByEmail, type Person, setOperator } from './store.ts'
