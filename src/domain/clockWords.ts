/** A time of day as it is read in the US: "1:00 PM". */
export const clockWords = (hour: number, minute: number): string =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
