type Detector = { readonly detect: (from: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> }
export type DetectorMaker = new () => Detector

/** What reads codes in this browser; undefined: nothing does. */
export const detectorMaker = (): DetectorMaker | undefined =>
  (globalThis as unknown as { readonly BarcodeDetector?: DetectorMaker }).BarcodeDetector

/** Whether this browser reads codes from the camera. */
export const canScan = (): boolean => detectorMaker() !== undefined && navigator.mediaDevices !== undefined
