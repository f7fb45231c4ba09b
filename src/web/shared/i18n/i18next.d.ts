import "i18next";
import type { messagesEn } from "#content/messages/en.ts";

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "translation";
		resources: { translation: typeof messagesEn };
	}
}
