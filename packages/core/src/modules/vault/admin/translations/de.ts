export default {
  G_20: 'Dies wurde versiegelt und kann nicht mehr geöffnet werden. Wenden Sie sich an die Administration der Website.',
} satisfies Readonly<Record<string, string>>;
