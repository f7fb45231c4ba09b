import { useState } from "react";
import { useToast } from "../../ui/toast.tsx";

/**
 * Copies a text to the clipboard and says so. Without a clipboard `isShown` becomes true: the screen then shows the text itself, in
 * a field to select from.
 */
export const useCopy = (text: string, notice: { readonly title: string; readonly description: string }) => {
	const toast = useToast();
	const [isShown, setShown] = useState(false);
	const copy = async (): Promise<void> => {
		try {
			await navigator.clipboard.writeText(text);
		} catch {
			setShown(true);
			return;
		}
		toast({ ...notice, tone: "success" });
	};
	return { isShown, copy: () => void copy() };
};
