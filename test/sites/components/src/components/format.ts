export const format = (count: number): string => `Нажато ${count}`
