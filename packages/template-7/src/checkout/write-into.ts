/** Sets a field's value, within its maximum length, and dispatches an input event as typing does. */
export function writeInto(fieldId: string, change: (text: string) => string): void {
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
  const next = change(field.value)
  if (next === field.value || (field.maxLength > 0 && next.length > field.maxLength)) return
  field.value = next
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
