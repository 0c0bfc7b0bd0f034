interface Robots {
  readonly origin: string;
  readonly apiPath: string;
  readonly isIndexed: boolean;
}

/**
 * What search engines may ask for. A site that they shall leave out says so with each answer, and only who may fetch an answer
 * reads that: what is forbidden to be fetched is listed all the same, by its address, where others link to it.
 */
export function writeRobots({ origin, apiPath, isIndexed }: Robots): string {
  const lines = isIndexed
    ? [
        'User-agent: *',
        'Disallow: /cmsadmin',
        `Disallow: ${apiPath}/`,
        '# The pictures of pages.',
        `Allow: ${apiPath}/medialib/get-page-file/`,
        `Allow: ${apiPath}/site/image/`,
        `Allow: ${apiPath}/site/share/`,
        '',
        `Sitemap: ${origin}/sitemap.xml`,
      ]
    : ['# Nothing here is to be listed: each answer says so in X-Robots-Tag.', 'User-agent: *', 'Disallow:'];
  return `${lines.join('\n')}\n`;
}
