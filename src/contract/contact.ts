import { type ContactMessage, contactMessageSchema } from "#domain/account/contact-message.ts";

export type { ContactMessage };
export { contactMessageSchema };
