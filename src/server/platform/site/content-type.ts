import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".csv": "text/csv; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".pdf": "application/pdf",
	".png": "image/png",
	".svg": "image/svg+xml; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xml": "application/xml; charset=utf-8",
};

/** The media type of a file by its name; an unknown one is only ever downloaded. */
export const contentType = (file: string): string => types[extname(file)] ?? "application/octet-stream";
