/** Its title in the navigation. */
export const firstAuditMessages = {
  'nav.auditLog': 'Audit log',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly firstAuditMessages: typeof firstAuditMessages;
  }
}
