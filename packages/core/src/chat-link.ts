/** B12: opens a chat with this number and text. `mobile`: the app's link; otherwise the web chat. Text is well-formed, escaped, and cut so that the whole URL stays under 2,000 characters. */
export declare function chatLink(phone: string, text: string, device: 'mobile' | 'desktop'): string
/** Characters the messaging app reads as formatting, taken out of product and person names. */
export declare function plainChatText(text: string): string
/** Digits of a phone number with country code, or null when it cannot be one. */
export declare function chatDigits(phone: string | null): string | null
