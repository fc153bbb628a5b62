/** Writes into a field as if it were typed, so that whoever listens to the form hears it. Within what the field holds. */
export function writeInto(fieldId: string, change: (said: string) => string): void {
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
  const next = change(field.value)
  if (next === field.value || (field.maxLength > 0 && next.length > field.maxLength)) return
  field.value = next
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
