// Whether this browser has a voice of its own.

export const canRead = (): boolean => "speechSynthesis" in window;
