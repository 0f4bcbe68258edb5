// Apart from the schemas, so that a form does not bring a validator along.
export const storyMessages = {
  title: 'A title is required.',
  detail: 'The text is required.',
  newsImage: 'The news story requires an image.',
  articleImage: 'The blog post requires an image.',
} as const;
