import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "../ui/toast.tsx";

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/**
 * Shares a link with the device's share dialog if it has one, else copies it, else shows it (`shownLink`) to copy by
 * hand. Closing the share dialog is not a failure.
 */
export const useShare = () => {
	const { t } = useTranslation();
	const toast = useToast();
	const [shownLink, showLink] = useState<string | null>(null);
	const copy = async (link: string): Promise<void> => {
		try {
			await navigator.clipboard.writeText(link);
			toast({
				title: t("results.share.copied"),
				description: t("results.share.copiedText"),
				tone: "success",
			});
		} catch {
			showLink(link);
		}
	};
	const share = async (link: string): Promise<void> => {
		if (typeof navigator.share === "function") {
			try {
				await navigator.share({ title: t("results.share.subject"), url: link });
				return;
			} catch (error) {
				if (isAbort(error)) return;
			}
		}
		await copy(link);
	};
	return { share, copy, shownLink, hideLink: () => showLink(null) };
};
