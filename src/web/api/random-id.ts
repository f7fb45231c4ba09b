/** A random UUID (version 4). `crypto.randomUUID` is missing on pages served without HTTPS. */
export const randomId = (): string => {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	const variant = "89ab".charAt((bytes[8] ?? 0) & 3);
	return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
};
