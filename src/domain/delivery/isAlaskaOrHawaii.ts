/** Whether a state, by code or name, is one of the two that ship at a rate of their own. Source: specification §9. */
export function isAlaskaOrHawaii(state: string | null | undefined): boolean {
  return /^(?:AK|HI|ALASKA|HAWAII)$/i.test(state?.trim() ?? '')
}
