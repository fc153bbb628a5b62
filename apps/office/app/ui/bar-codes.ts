type Detector = { readonly detect: (from: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> }
export type DetectorMaker = new () => Detector

/** The browser's `BarcodeDetector`; undefined if it has none. */
export const detectorMaker = (): DetectorMaker | undefined =>
  (globalThis as unknown as { readonly BarcodeDetector?: DetectorMaker }).BarcodeDetector

/** Whether this browser can scan codes with the camera. */
export const canScan = (): boolean => detectorMaker() !== undefined && navigator.mediaDevices !== undefined
