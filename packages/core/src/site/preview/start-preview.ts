export function startPreview(): void {}
