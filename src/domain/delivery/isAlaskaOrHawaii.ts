/** Whether a state, by code or name, is Alaska or Hawaii, which have their own rate. Source: specification §9. */
export function isAlaskaOrHawaii(state: string | null | undefined): boolean {
  return /^(?:AK|HI|ALASKA|HAWAII)$/i.test(state?.trim() ?? '')
}
