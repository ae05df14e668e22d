// As they follow "innerhalb von".
export const weeks = (weeks: number) => (weeks === 1 ? "einer Woche" : `${weeks} Wochen`);
export const workingDays = (days: number) => (days === 1 ? "einem Werktag" : `${days} Werktagen`);
