/** What audit entries and mails say that they are about. */
export const submissionSubject = 'forms:submission';
export const draftSubject = 'forms:draft';
export const formSubject = 'forms:form';
