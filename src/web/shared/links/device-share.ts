/** Whether the device has a dialog by which a page sends something to other apps. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Opens the device's share dialog. Returns false when it failed; closing it without sending is no failure. */
export const shareOnDevice = async (data: ShareData): Promise<boolean> => {
	try {
		await navigator.share(data);
		return true;
	} catch (error) {
		return error instanceof DOMException && error.name === "AbortError";
	}
};
